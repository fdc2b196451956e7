// What a page throws while it is drawn stops that page and not the rest.
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../parts/error-message.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // A page's files are gone after an update of the server: what is loaded anew fits together again.
    return <ErrorState error={error} retry={() => location.reload()} />;
  }
}
