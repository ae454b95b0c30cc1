import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface ReceivedMail {
  from: string
  to: string
  /** Headers and body as received. */
  text: string
}

/** A minimal SMTP server; it accepts every mail except those it is told to reject temporarily. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let left = 0

  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let mail: ReceivedMail = { from: '', to: '', text: '' }
    let inData = false
    say('220 test ESMTP')
    createInterface({ input: socket }).on('line', line => {
      if (inData) {
        if (line !== '.') {
          mail.text += `${line}\n`
          return
        }
        inData = false
        if (left > 0) {
          left--
          say('451 try again')
          return
        }
        received.push(mail)
        say('250 taken')
        return
      }
      const [, address = ''] = /<([^>]*)>/.exec(line) ?? []
      if (/^EHLO/i.test(line)) say('250 test')
      else if (/^MAIL/i.test(line)) {
        mail = { from: address, to: '', text: '' }
        say('250 ok')
      } else if (/^RCPT/i.test(line)) {
        mail.to = address
        say('250 ok')
      } else if (/^DATA/i.test(line)) {
        inData = true
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    /** How many of the next mails to reject. */
    refuses: (mails: number) => {
      left = mails
    },
    refusalsLeft: () => left,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
