import { type Connection, newTag, openConnection, outbox, type PeerOptions, type Signal, unlessClosed } from './peer.ts'

interface Offer {
  session: string
  number: number
  sdp: string
}

/** The person's side, which answers. It says that it is there, as often as somebody asks or the line comes back. */
export function createCustomerPeer(options: PeerOptions) {
  const out = outbox(options.send)
  const peer = newTag()
  let current: (Connection & { session: string }) | undefined
  let isClosed = false

  const tell = (kind: Signal['kind'], payload: object) => out.add({ kind, payload: JSON.stringify(payload) })

  async function answer({ session, number, sdp }: Offer): Promise<void> {
    if (current?.session !== session) {
      current?.connection.close()
      const opened = openConnection(options, candidate => tell('candidate', { session, candidate }))
      current = { ...opened, session }
    }
    const own = current
    const { connection } = own
    await unlessClosed(connection, async () => {
      await own.describe({ type: 'offer', sdp })
      const description = await connection.createAnswer()
      await connection.setLocalDescription(description)
      tell('answer', { session, number, sdp: description.sdp })
    })
  }

  const ready = () => tell('ready', { peer })
  return {
    ready,
    async receive({ kind, payload }: Signal): Promise<void> {
      if (kind === 'chat' || isClosed) return
      const given = JSON.parse(payload) as Partial<Offer> & { candidate?: RTCIceCandidateInit }
      if (kind === 'hello') ready()
      const { session, sdp, number } = given
      if (kind === 'offer' && session && sdp && number) await answer({ session, sdp, number })
      if (kind === 'candidate' && given.candidate && given.session === current?.session)
        await current?.add(given.candidate)
    },
    chat: (words: string) => out.add({ kind: 'chat', payload: words }),
    close() {
      isClosed = true
      out.close()
      current?.connection.close()
    },
  }
}

export type CustomerPeer = ReturnType<typeof createCustomerPeer>
