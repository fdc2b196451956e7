import { describe, expect, it } from 'vitest';
import { textMap } from './text-map.ts';

const schema = textMap(3, 5, 10);
const issuesOf = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path, message]) ?? [];

describe('D68: a map of texts', () => {
  it.each([{}, { a: '' }, { crm: 'x'.repeat(10), é: 'ü', abcde: '1' }])('%j fits', (value) => {
    expect(schema.parse(value)).toEqual(value);
  });

  it('says which key or text does not fit', () => {
    expect(issuesOf({ crm: 'x'.repeat(11) })).toEqual([[['crm'], 'Too big: expected string to have <=10 characters']]);
    expect(issuesOf({ abcdef: '' })).toEqual([[['abcdef'], 'Too big: expected key to have <=5 characters']]);
    expect(issuesOf({ '': '' })).toEqual([[[''], 'Too small: expected key to have >=1 characters']]);
    expect(issuesOf({ a: '', b: '', c: '', d: '' })).toEqual([[[], 'Too big: expected object to have <=3 keys']]);
    expect(issuesOf({ a: 7 })).toEqual([[['a'], 'Invalid input: expected string, received number']]);
    expect(issuesOf(['a'])).toEqual([[[], 'Invalid input: expected record, received array']]);
    expect(issuesOf({ a: { b: '' } })).toEqual([[['a'], 'Invalid input: expected string, received object']]);
  });
});
