import { describe, expect, it } from 'vitest';
import { filteredQuery, filtersOf, inputOf, searchInputOf } from './filters.ts';

const filters = (query: string) => filtersOf(new URLSearchParams(query));

describe('contract: GET /api/analyses, filters in the address', () => {
  it('reads what makes sense and leaves the rest', () => {
    expect(filters('status=failed&type=discovery&minScore=60&source=pbx&archived=true&other=1')).toEqual({
      status: 'failed',
      type: 'discovery',
      minScore: '60',
      source: 'pbx',
      archived: 'true',
    });
    expect(filters('status=done&from=2026-13-01&to=today&minScore=x&source=fax&archived=1&person=')).toEqual({});
  });

  it('a day lasts from its first to its last moment, where the reader is', () => {
    const { occurredFrom: from, occurredTo: to } = inputOf(filters('from=2026-11-03&to=2026-11-03'));
    expect(new Date(from!).getTime()).toBe(new Date(2026, 10, 3).getTime());
    expect(new Date(to!).getTime() - new Date(from!).getTime()).toBe(24 * 3600 * 1000 - 1);
  });

  it('a period that moves with the calendar takes the place of two days', () => {
    const within = filters('within=lastWeek&from=2026-11-03&to=2026-11-03');
    expect(within).toEqual({ within: 'lastWeek' });
    const { occurredFrom: from, occurredTo: to } = inputOf(within);
    expect(new Date(from!).getDay()).toBe(1);
    expect(new Date(to!).getDay()).toBe(0);
    expect(filters('within=nextYear&to=2026-11-03')).toEqual({ to: '2026-11-03' });
  });

  it('asks for those that were not put away unless the archive is wanted', () => {
    expect(inputOf({})).toEqual({ archived: false, orderBy: 'occurredAt', ascending: false });
    expect(inputOf(filters('archived=true&call=c-1&person=p&type=__none__'))).toEqual({
      archived: true,
      orderBy: 'occurredAt',
      ascending: false,
      externalCallId: 'c-1',
      salespersonId: 'p',
      interactionType: '__none__',
    });
  });

  it('an order, a team, a range of scores and nobody are asked for (issue 23)', () => {
    expect(inputOf(filters('order=lowest&team=s&person=none&minScore=10&maxScore=49'))).toEqual({
      archived: false,
      orderBy: 'score',
      ascending: true,
      supervisorId: 's',
      unassigned: true,
      minScore: 10,
      maxScore: 49,
    });
    expect(filters('order=toString&maxScore=101&missed=x&met=y&reviewed=maybe&archived=some')).toEqual({});
    // What trends count, archived or not.
    expect(inputOf(filters('archived=all'))).toEqual({ orderBy: 'occurredAt', ascending: false });
    expect(inputOf(filters('missed=negative+talked_over_client'))).toEqual({
      missed: { polarity: 'negative', key: 'talked_over_client' },
      orderBy: 'occurredAt',
      ascending: false,
    });
  });

  it('a search has the same filters without the order, and its words outlast them', () => {
    expect(searchInputOf(filters('order=lowest&team=s&maxScore=49&q=sofa'))).toEqual({
      archived: false,
      supervisorId: 's',
      maxScore: 49,
    });
    const address = new URLSearchParams('q=blue+sofa&status=failed&team=s');
    expect(filteredQuery(address, { type: 'demo' }).toString()).toBe('q=blue+sofa&type=demo');
    expect(filteredQuery(new URLSearchParams('status=failed'), {}).toString()).toBe('');
  });
});
