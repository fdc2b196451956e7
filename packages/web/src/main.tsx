// The start of the application in a page.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './shell/application.tsx';
import './style/tokens.css';
import './style/base.css';

const queries = new QueryClient({
  defaultOptions: {
    // The client repeats what is worth it. A server in the next room answers without the internet, so being "offline" stops nothing.
    queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

createRoot(document.getElementById('application')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Application />
    </QueryClientProvider>
  </StrictMode>,
);
