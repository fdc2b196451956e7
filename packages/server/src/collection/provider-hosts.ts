// What connectors may reach: meeting services only on public addresses, a PBX also on the networks that the operator names.
import { audioConnectTimeoutMs, isPublicAddress } from '@earshot/core';
import { type PublicHostsOptions, publicHosts } from '../network/public-hosts.ts';
import type { Service } from '../service.ts';
import { mostRecordingBytes, mostVideoBytes, type Settings } from '../settings.ts';
import { ConnectorError } from './connector.ts';

export type ProviderHosts = Pick<Service, 'pbxHosts' | 'meetingHosts'>;

/** `network` changes how hosts are found and trusted. */
export function providerHosts(
  settings: Pick<Settings, 'EARSHOT_PBX_NETWORKS' | 'EARSHOT_RECORDING_MIB' | 'EARSHOT_VIDEO_MIB'>,
  network: Partial<PublicHostsOptions> = {},
): ProviderHosts {
  const { EARSHOT_PBX_NETWORKS: networks } = settings;
  const options = {
    connectTimeoutMs: audioConnectTimeoutMs,
    mostAnswerBytes: 2 * mostRecordingBytes(settings),
    ...network,
  };
  const isNamed = (address: string) => networks?.has(address) ?? false;
  const pbx = publicHosts({ ...options, isAllowed: (address) => isNamed(address) || isPublicAddress(address) });
  return {
    pbxHosts: {
      ...pbx,
      request: async (url, requestOptions) => {
        if (url.protocol !== 'https:' && !(await pbx.check(url.hostname)).every(({ address }) => isNamed(address)))
          throw new ConnectorError(
            'settings',
            'http:// works only inside the networks of EARSHOT_PBX_NETWORKS, which the operator sets. Use https://.',
            { reason: 'network_refused' },
          );
        return pbx.request(url, requestOptions);
      },
    },
    meetingHosts: publicHosts({ ...options, mostAnswerBytes: 2 * mostVideoBytes(settings), ...network }),
  };
}

/** Whether a text is an https origin, with nothing behind the host. */
export function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href === `${url.origin}/`;
}
