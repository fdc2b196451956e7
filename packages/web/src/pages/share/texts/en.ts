// Texts of the page at a share link, in English.
export default {
  title: 'Conversation',
  notFound: 'There is no analysis at this address',
  notFoundWhy: 'The link is mistyped, has been replaced, or has been revoked. Ask the person who sent it to you.',
  unavailable: 'This analysis is not available',
  failed: 'This analysis could not be completed',
  underWay: 'This analysis is not finished yet',
  followsItself: 'It appears here automatically when it is ready.',
};
