// Every operation's handler, by its name in the document. A missing or wrongly typed one does not compile.
import type { OperationName } from '../generated/operations.ts';
import { archive as analysisArchive } from './analysis.archive.ts';
import { create as analysisCreate } from './analysis.create.ts';
import { get as analysisGet } from './analysis.get.ts';
import { getAnalysis } from './analysis.getAnalysis.ts';
import { getSalespersons } from './analysis.getSalespersons.ts';
import { getShareLink as analysisGetShareLink } from './analysis.getShareLink.ts';
import { getTrends as analysisGetTrends } from './analysis.getTrends.ts';
import { list as analysisList } from './analysis.list.ts';
import { listAnalyses } from './analysis.listAnalyses.ts';
import { listByIds as analysisListByIds } from './analysis.listByIds.ts';
import { listPage as analysisListPage } from './analysis.listPage.ts';
import { setAttribution as analysisSetAttribution } from './analysis.setAttribution.ts';
import { submit as analysisSubmit } from './analysis.submit.ts';
import { submitAnalysis } from './analysis.submitAnalysis.ts';
import { updateShareLink as analysisUpdateShareLink } from './analysis.updateShareLink.ts';
import { create as analysisWebhooksCreate } from './analysisWebhooks.create.ts';
import { remove as analysisWebhooksDelete } from './analysisWebhooks.delete.ts';
import { list as analysisWebhooksList } from './analysisWebhooks.list.ts';
import { regenerateSecret as analysisWebhooksRegenerateSecret } from './analysisWebhooks.regenerateSecret.ts';
import { update as analysisWebhooksUpdate } from './analysisWebhooks.update.ts';
import { create as apiKeysCreate } from './apiKeys.create.ts';
import { list as apiKeysList } from './apiKeys.list.ts';
import { revoke as apiKeysRevoke } from './apiKeys.revoke.ts';
import { acceptInvitation as authAcceptInvitation } from './auth.acceptInvitation.ts';
import { acknowledgeReplacement as authAcknowledgeReplacement } from './auth.acknowledgeReplacement.ts';
import { changePassword as authChangePassword } from './auth.changePassword.ts';
import { endOtherSessions as authEndOtherSessions } from './auth.endOtherSessions.ts';
import { endSession as authEndSession } from './auth.endSession.ts';
import { listSessions as authListSessions } from './auth.listSessions.ts';
import { login as authLogin } from './auth.login.ts';
import { logout as authLogout } from './auth.logout.ts';
import { get as companyGet } from './company.get.ts';
import { update as companyUpdate } from './company.update.ts';
import { getLedger as creditsGetLedger } from './credits.getLedger.ts';
import { getSummary as creditsGetSummary } from './credits.getSummary.ts';
import type { Handler } from './handler.ts';
import { collectNow as integrationsCollectNow } from './integrations.collectNow.ts';
import { create as integrationsCreate } from './integrations.create.ts';
import { remove as integrationsDelete } from './integrations.delete.ts';
import { list as integrationsList } from './integrations.list.ts';
import { test as integrationsTest } from './integrations.test.ts';
import { update as integrationsUpdate } from './integrations.update.ts';
import { activate as interactionTypesActivate } from './interactionTypes.activate.ts';
import { create as interactionTypesCreate } from './interactionTypes.create.ts';
import { deactivate as interactionTypesDeactivate } from './interactionTypes.deactivate.ts';
import { list as interactionTypesList } from './interactionTypes.list.ts';
import { tryType as interactionTypesTry } from './interactionTypes.try.ts';
import { update as interactionTypesUpdate } from './interactionTypes.update.ts';
import { get as shareGet } from './share.get.ts';
import { getPresignedUrl } from './upload.getPresignedUrl.ts';
import { create as userCreate } from './user.create.ts';
import { createInvitation as userCreateInvitation } from './user.createInvitation.ts';
import { listByCompany as userListByCompany } from './user.listByCompany.ts';
import { listTeam as userListTeam } from './user.listTeam.ts';
import { me as userMe } from './user.me.ts';
import { update as userUpdate } from './user.update.ts';

export const handlers: { [Name in OperationName]: Handler<Name> } = {
  'analysis.getSalespersons': getSalespersons,
  'analysis.submitAnalysis': submitAnalysis,
  'analysis.listAnalyses': listAnalyses,
  'analysis.getAnalysis': getAnalysis,
  'analysis.archive': analysisArchive,
  'analysis.getShareLink': analysisGetShareLink,
  'analysis.updateShareLink': analysisUpdateShareLink,
  'analysis.get': analysisGet,
  'analysis.create': analysisCreate,
  'analysis.submit': analysisSubmit,
  'analysis.list': analysisList,
  'analysis.listPage': analysisListPage,
  'analysis.listByIds': analysisListByIds,
  'analysis.getTrends': analysisGetTrends,
  'analysis.setAttribution': analysisSetAttribution,
  'analysisWebhooks.create': analysisWebhooksCreate,
  'analysisWebhooks.update': analysisWebhooksUpdate,
  'analysisWebhooks.delete': analysisWebhooksDelete,
  'analysisWebhooks.regenerateSecret': analysisWebhooksRegenerateSecret,
  'analysisWebhooks.list': analysisWebhooksList,
  'apiKeys.create': apiKeysCreate,
  'apiKeys.list': apiKeysList,
  'apiKeys.revoke': apiKeysRevoke,
  'auth.acceptInvitation': authAcceptInvitation,
  'auth.acknowledgeReplacement': authAcknowledgeReplacement,
  'auth.changePassword': authChangePassword,
  'auth.endOtherSessions': authEndOtherSessions,
  'auth.endSession': authEndSession,
  'auth.listSessions': authListSessions,
  'auth.login': authLogin,
  'auth.logout': authLogout,
  'company.get': companyGet,
  'company.update': companyUpdate,
  'credits.getLedger': creditsGetLedger,
  'credits.getSummary': creditsGetSummary,
  'integrations.collectNow': integrationsCollectNow,
  'integrations.create': integrationsCreate,
  'integrations.delete': integrationsDelete,
  'integrations.list': integrationsList,
  'integrations.test': integrationsTest,
  'integrations.update': integrationsUpdate,
  'interactionTypes.activate': interactionTypesActivate,
  'interactionTypes.create': interactionTypesCreate,
  'interactionTypes.deactivate': interactionTypesDeactivate,
  'interactionTypes.list': interactionTypesList,
  'interactionTypes.try': interactionTypesTry,
  'interactionTypes.update': interactionTypesUpdate,
  'share.get': shareGet,
  'upload.getPresignedUrl': getPresignedUrl,
  'user.create': userCreate,
  'user.createInvitation': userCreateInvitation,
  'user.listByCompany': userListByCompany,
  'user.listTeam': userListTeam,
  'user.me': userMe,
  'user.update': userUpdate,
};
