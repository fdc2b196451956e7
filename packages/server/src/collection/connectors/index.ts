// Every connector, by its name in the document.
import type { IntegrationConnector } from '@earshot/core';
import type { ConnectorKind } from '../connector.ts';
import { meetingFolder } from './meeting/folder.ts';
import { zoom } from './meeting/zoom.ts';
import { pbxFolder } from './pbx/folder.ts';
import { twilio } from './pbx/twilio.ts';
import { yeastar } from './pbx/yeastar.ts';
import { zoomPhone } from './pbx/zoom-phone.ts';

export const connectors: Record<IntegrationConnector, ConnectorKind> = {
  'pbx/yeastar': yeastar,
  'pbx/twilio': twilio,
  'pbx/zoom-phone': zoomPhone,
  'pbx/folder': pbxFolder,
  'meeting/zoom': zoom,
  'meeting/folder': meetingFolder,
};
