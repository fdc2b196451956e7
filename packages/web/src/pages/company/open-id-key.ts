// Where the settings of the sign-in service are kept while the page is open.
export const openIdKey = ['company', 'openId'];
