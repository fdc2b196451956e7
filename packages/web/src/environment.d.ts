// What Vite adds to the language: files as imports, and globs of them.
/// <reference types="vite/client" />
