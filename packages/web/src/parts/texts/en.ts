// Texts of the parts, in English.
export default {
  cancel: 'Cancel',
  close: 'Close',
  comboBox: {
    found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
    nothing: 'Nothing found',
    open: (label: string) => `Open the list: ${label}`,
  },
  copied: 'Copied',
  copy: 'Copy',
  couldNotLoad: 'This could not be loaded',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  noConnection: 'The server does not answer. Check your connection and try again.',
  notCopied: 'Not copied: select it',
  notMeasured: 'not measured',
  requestId: 'Request',
  tryAgain: 'Try again',
  unexpected: 'Something went wrong on this page. Reload it; if it happens again, tell your administrator.',
};
