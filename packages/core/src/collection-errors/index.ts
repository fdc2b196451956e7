// Entry `@earshot/core/collection-errors`: why recordings could not be collected, for people, in each language by itself; letters and pages say the same.
export { englishCollectionErrors } from './en.ts';
export { spanishCollectionErrors } from './es.ts';
export { portugueseCollectionErrors } from './pt.ts';
