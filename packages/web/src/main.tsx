// The start of the application in a page.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { options } from 'preact';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { userFromPage } from './session/session.tsx';
import { Application } from './shell/application.tsx';
import { firstPage } from './shell/pages.tsx';
import './style/tokens.css';
import './style/base.css';

const queries = new QueryClient({
  defaultOptions: {
    // The client repeats what is worth it. A server in the next room answers without the internet, so being "offline" stops nothing.
    queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Effects run before the next event, as React's do: a form that is sent in the frame in which it was filled in is sent as it stands.
options.requestAnimationFrame = queueMicrotask;

/** The frame does not wait longer than this for a page that is slow to come. */
const patienceMs = 400;

function draw() {
  createRoot(document.getElementById('application')!).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Application />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
// What can't be loaded is told where the page would be.
Promise.race([firstPage(userFromPage(), queries).catch(() => {}), patience]).then(draw);
