// What an integration is called: its name, else that of its connector.
import type { Integration } from '@earshot/core/client';
import type en from './texts/en.ts';

export const integrationName = ({ label, connector }: Integration, { connectors }: typeof en) =>
  label ?? connectors[connector][0]!;
