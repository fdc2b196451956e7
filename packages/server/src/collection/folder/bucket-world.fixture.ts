// Objects of the local S3 as somebody else writes them, for tests of folders in a bucket.
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

export interface BucketWorld {
  put(key: string, body: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  close(): void;
}

/** `storageUrl` as `startS3` gives it. */
export function bucketWorld(storageUrl: string): BucketWorld {
  const url = new URL(storageUrl);
  const endpoint = url.searchParams.get('endpoint')!;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  const Bucket = url.hostname;
  return {
    put: async (Key, Body) => void (await client.send(new PutObjectCommand({ Bucket, Key, Body }))),
    remove: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
    close: () => client.destroy(),
  };
}
