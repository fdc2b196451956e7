// The journey as CommonJS.
const { EarshotClient, NotFoundError } = require('@earshot/core/client');
const { verifyWebhookAsync } = require('@earshot/core/webhooks');
const { journey } = require('./journey.cjs');

journey({ EarshotClient, NotFoundError, verifyWebhookAsync }, JSON.parse(process.argv[2])).then((result) =>
  console.log(JSON.stringify(result)),
);
