import { expect, it } from 'vitest';
import { bundle } from './bundle.fixture.ts';

it('the rules import no package: zod stays with the views and schemas, whose users have it', async () => {
  const { imports, inputs } = await bundle('./index.ts');
  expect(imports).toEqual([]);
  expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  expect((await bundle('./views.ts')).inputs.some((path) => path.includes('node_modules/zod'))).toBe(true);
});
