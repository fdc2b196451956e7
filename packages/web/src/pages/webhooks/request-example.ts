// A request as a receiver gets it.

export const headersExample = `POST /webhooks/earshot
Content-Type: application/json
X-Service-Event: analysis.completed
X-Service-Timestamp: 1773493541
X-Service-Signature: sha256=8c3344f4837a5355…

{"event": "analysis.completed", "analysisId": "0f7c1d52-…", "role": "admin_company", "data": {…}}`;
