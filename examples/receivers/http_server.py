# A receiver with Python's standard library. Run: EARSHOT_WEBHOOK_SECRET=… python3 examples/receivers/http_server.py
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def verify(headers, body, secrets, tolerance_seconds=1800):
    """Returns the event and the key by which you know a repeat. Raises ValueError unless Earshot sent these bytes."""
    timestamp = headers.get('X-Service-Timestamp') or ''
    given = headers.get('X-Service-Signature') or ''
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > tolerance_seconds:
        raise ValueError('no timestamp, or not of the last half hour: check the clock')
    expected = [hmac.new(secret.encode(), timestamp.encode() + b'.' + body, hashlib.sha256) for secret in secrets]
    if not any(hmac.compare_digest(('sha256=' + one.hexdigest()).encode(), given.encode()) for one in expected):
        raise ValueError('wrong signature: another secret, or another body than the one that was sent')
    event = json.loads(body)
    return event, f"{event.get('eventId') or event['analysisId']}:{event['role']}:{timestamp}"


# Two, separated by a comma, while you replace the secret.
secrets = [secret for secret in os.environ.get('EARSHOT_WEBHOOK_SECRET', '').split(',') if secret]
most_bytes = 25 * 1024 * 1024
inbox = {}  # stands for a table of yours, with the key as its unique key


class Receiver(BaseHTTPRequestHandler):
    timeout = 30  # for a sender that stops in the middle

    def do_POST(self):
        length = self.headers.get('Content-Length') or ''
        if not length.isdecimal() or int(length) > most_bytes:
            return self.answer(413)
        try:
            event, key = verify(self.headers, self.rfile.read(int(length)), secrets)
        except ValueError as error:
            print('refused:', error, flush=True)
            return self.answer(400)
        if key not in inbox:  # a delivery can arrive twice
            inbox[key] = event
            print(event['event'], event.get('analysisId'), event['data'].get('displayScore'), flush=True)
        self.answer(204)  # at once; the work comes later

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == '__main__':
    # Behind a proxy that speaks TLS.
    server = ThreadingHTTPServer(('127.0.0.1', int(os.environ.get('PORT', 8080))), Receiver)
    print(f'listening on {server.server_port}', flush=True)
    server.serve_forever()
