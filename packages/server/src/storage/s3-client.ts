// The client of a bucket: credentials come from the usual AWS variables and files. Loaded only when configured: the SDK is large.
import { S3Client } from '@aws-sdk/client-s3';
import type { StorageLocation } from './storage-url.ts';

const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };
/** The SDK would else write its warnings to the console: failures are thrown, and logged by whoever catches them. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export const s3Client = ({ region, endpoint, forcePathStyle }: StorageLocation & { kind: 'bucket' }): S3Client =>
  new S3Client({
    forcePathStyle,
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint }),
    requestHandler: timeouts,
    logger: silent,
    // Checksums beyond need are not understood by every server that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
