// @earshot/server: the service and its HTTP interface, for those who embed it; most use the `earshot` command.
export { type Listening, listen } from './http/listen.ts';
export { type Service, startService } from './service.ts';
export { readSettings, SettingError, type Settings } from './settings.ts';
