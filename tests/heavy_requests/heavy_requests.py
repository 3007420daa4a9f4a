"""Measures the latency of light requests during heavy ones, and the memory of the server.

tests/heavy_requests/heavy_requests.py SERVER: starts that server on a free port with its own data, sends one heavy
request after the other, and during each sends GET /healthz a thousand times a second.
"""

import http.client
import json
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

FILE = 16 * 1024 * 1024 - 100


class Server:
    def __init__(self, program):
        folder = tempfile.mkdtemp()
        web = tempfile.mkdtemp()
        pathlib.Path(web, 'index.html').write_text('<!doctype html>')
        self.process = subprocess.Popen(
            [program, '--port', '0', '--data', folder, '--web', web],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.port = int(re.search(r':(\d+)/', self.process.stdout.readline()).group(1))

    def ask(self, method, path, body=None, key='', kind='application/json'):
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=120)
        connection.request(method, path, body, {'Content-Type': kind, 'Authorization': 'Bearer ' + key})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer.status, text

    def peak(self):
        status = pathlib.Path(f'/proc/{self.process.pid}/status').read_text()
        return int(re.search(r'VmHWM:\s+(\d+)', status).group(1)) // 1024

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


def ask_until(stopped, port, waits):
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=120)
    while not stopped.is_set():
        began = time.perf_counter()
        connection.request('GET', '/healthz')
        connection.getresponse().read()
        waits.append((time.perf_counter() - began) * 1000)
        time.sleep(0.001)


def latency_during(server, name, work):
    stopped, waits = threading.Event(), []
    other = threading.Thread(target=ask_until, args=(stopped, server.port, waits))
    other.start()
    time.sleep(0.3)
    quiet = len(waits)
    began = time.perf_counter()
    said = work()
    took = (time.perf_counter() - began) * 1000
    stopped.set()
    other.join()
    while_busy = sorted(waits[quiet:]) or [0]
    p99 = while_busy[int(len(while_busy) * 0.99)]
    print(f'| {name} | {took:.0f} ms | {p99:.1f}, {while_busy[-1]:.1f} ms | {server.peak()} MB | {said} |', flush=True)


def games(count):
    players = [{'name': 'Anna', 'quartets': ['cow', 'pig']}, {'name': 'Ben', 'quartets': ['dog']}, {'name': 'Cleo'}]
    sheet = {'edition': 'second', 'players': players}
    written = [{'date': f'2026-01-{1 + i % 28:02}', 'place': f'No. {i}', 'sheet': sheet} for i in range(count)]
    return json.dumps({'format': 'kuhhandel-group', 'version': 1, 'games': written})


def keyless(server, count):
    """So many connections that bring a file without a key, as far as they are heard."""
    head = b'POST /api/group/import.csv HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\nContent-Length: 16000000\r\n\r\n'
    connections = [socket.create_connection(('127.0.0.1', server.port)) for _ in range(count)]
    for connection in connections:
        connection.sendall(head)
    for connection in connections:
        try:
            connection.sendall(b'a,b\n' * 1_500_000)
        except OSError:
            pass
    return ''


def measure(server):
    def asked(*request, **more):
        return lambda: server.ask(*request, **more)[0]

    key = json.loads(server.ask('POST', '/api/groups', '{"name":"G","players":["Anna","Ben"]}')[1])['key']
    table = b'date,player,points\n' + b',,\n' * (FILE // 3 - 10)
    zeros = b'[' + b'0,' * (FILE // 2 - 10) + b'0]'
    print('| | took | others waited: p99, most | peak | status |\n|---|---|---|---|---|')
    latency_during(server, 'nothing', lambda: time.sleep(1))
    for name, body in (('newlines', b'\n' * FILE), ('`,,`', table)):
        latency_during(server, f'16 MB of {name}', asked('POST', '/api/group/import.csv', body, key, 'text/csv'))
    latency_during(server, '16 MB of `[0,0,…`', asked('POST', '/api/group/import.json', zeros, key))
    latency_during(server, '15,000 games', asked('POST', '/api/group/import.json', games(15_000), key))
    for path in ('export.json', 'export.csv', 'statistics'):
        latency_during(server, f'`{path}` of them', asked('GET', '/api/group/' + path, key=key))
    latency_during(server, 'the group erased', asked('DELETE', '/api/group', key=key))
    latency_during(server, '100 files of 6 MB without a key', lambda: keyless(server, 100))


if __name__ == '__main__':
    the_server = Server(sys.argv[1])
    try:
        measure(the_server)
    finally:
        the_server.end()
