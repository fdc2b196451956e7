// @earshot/server: the service and its HTTP interface, for those who embed it; most use the `earshot` command.
export { type Listening, listen } from './http/listen.ts';
export { readSettings, SettingError } from './read-settings.ts';
export type { Service } from './service.ts';
export type { Settings } from './settings.ts';
export { startService } from './start-service.ts';
