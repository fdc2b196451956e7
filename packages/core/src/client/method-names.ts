// The client's names of procedures: those of its methods (docs/procedures.md#names).

const ownNames: Record<string, string> = {
  'analysis.get': 'analyses.getWithTurns',
  'analysis.list': 'analyses.listNewest',
  'share.get': 'analyses.getShared',
  'share.unlock': 'analyses.unlockShared',
  'upload.getPresignedUrl': 'uploads.upload',
  'user.listByCompany': 'users.list',
};

/** `users.create` for `user.create`. */
export const methodName = (operation: string): string =>
  ownNames[operation] ?? operation.replace(/^user\./, 'users.').replace(/^analysis\./, 'analyses.');
