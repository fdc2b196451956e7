// Texts of saved views, in English.
export default {
  save: 'Save view…',
  edit: (name: string) => `Edit view: ${name}`,
  editShort: 'Edit view…',
  by: (owner: string) => `Shared by ${owner}`,
  saveTitle: 'Save this view',
  editTitle: 'Edit view',
  hint: 'The view keeps the filters and the order, not the search.',
  name: 'Name',
  replaces: 'You have a view with this name. Saving replaces it.',
  share: { team: 'Share with my team', company: 'Share with everyone in the company' },
  shareHint: 'Each person sees only the conversations that their role may see.',
  submit: 'Save',
  delete: 'Delete view',
  full: 'You have 30 views. Delete one before you save another.',
  saved: (name: string) => `The view “${name}” has been saved.`,
  deleted: (name: string) => `The view “${name}” has been deleted.`,
};
