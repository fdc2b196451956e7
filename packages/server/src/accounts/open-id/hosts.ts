// Where sign-in services of companies may be: on public addresses by https, and in the networks that the operator names, by http too (docs/decisions/sign-in.md#openid-connect).
import { isPublicAddress } from '@earshot/core';
import {
  PrivateAddressError,
  type PublicHosts,
  type PublicHostsOptions,
  publicHosts,
} from '../../network/public-hosts.ts';
import type { Settings } from '../../settings.ts';

const connectTimeoutMs = 10_000;
/** Descriptions, keys and tokens; a token that lists hundreds of groups has tens of kilobytes. */
const mostAnswerBytes = 1024 * 1024;

/** `network` changes how hosts are found and trusted. */
export function openIdHosts(
  settings: Pick<Settings, 'EARSHOT_OPENID_NETWORKS'>,
  network: Partial<PublicHostsOptions> = {},
): PublicHosts {
  const isNamed = (address: string) => settings.EARSHOT_OPENID_NETWORKS?.has(address) ?? false;
  const hosts = publicHosts({
    connectTimeoutMs,
    mostAnswerBytes,
    ...network,
    isAllowed: (address) => isNamed(address) || isPublicAddress(address),
  });
  return {
    ...hosts,
    request: async (url, options) => {
      const addresses = await hosts.check(url.hostname);
      if (url.protocol !== 'https:' && !addresses.every(({ address }) => isNamed(address)))
        throw new PrivateAddressError(`${url.hostname} is not in EARSHOT_OPENID_NETWORKS: http is not allowed`);
      return hosts.request(url, options);
    },
  };
}
