import { type Connection, newTag, openConnection, outbox, type PeerOptions, type Signal, unlessClosed } from './peer.ts'

const RETRY_MS = 4_000

/**
 * The agent's side, which always offers, so that the two never offer at once. A page of the other side that has come anew gets a new connection; one whose line was cut gets the
 * same with another way.
 */
export function createAgentPeer(options: PeerOptions) {
  const out = outbox(options.send)
  let current: (Connection & { session: string }) | undefined
  let other: string | null = null
  let isClosed = false
  /** Counts offers: an answer to an earlier one is too late. */
  let offers = 0

  const tell = (kind: Signal['kind'], payload: object) => out.add({ kind, payload: JSON.stringify(payload) })

  async function offer(restart: boolean): Promise<void> {
    if (!current || isClosed) return
    const { connection, session } = current
    const number = ++offers
    await unlessClosed(connection, async () => {
      const description = await connection.createOffer({ iceRestart: restart })
      await connection.setLocalDescription(description)
      tell('offer', { session, number, sdp: description.sdp })
    })
  }

  function connect(): void {
    current?.connection.close()
    const session = newTag()
    const opened = openConnection(options, candidate => tell('candidate', { session, candidate }))
    current = { ...opened, session }
    void offer(false)
  }

  const watching = setInterval(() => {
    const state = current?.connection.connectionState
    if (state === 'failed' || state === 'disconnected') void offer(true)
  }, RETRY_MS)

  return {
    /** Asks whether somebody is there. */
    hello: () => tell('hello', { at: Date.now() }),
    async receive({ kind, payload }: Signal): Promise<void> {
      if (kind === 'chat' || isClosed) return
      const given = JSON.parse(payload) as {
        peer?: string
        session?: string
        number?: number
        sdp?: string
        candidate?: RTCIceCandidateInit
      }
      if (kind === 'ready' && given.peer) {
        if (given.peer !== other || !current || current.connection.connectionState === 'closed') {
          other = given.peer
          connect()
        } else if (current.connection.connectionState !== 'connected') await offer(true)
      }
      if (!current || given.session !== current.session) return
      const own = current
      const { connection } = own
      const { sdp } = given
      if (kind === 'answer' && sdp && given.number === offers && connection.signalingState === 'have-local-offer')
        await unlessClosed(connection, () => own.describe({ type: 'answer', sdp }))
      if (kind === 'candidate' && given.candidate) await current?.add(given.candidate)
    },
    chat: (words: string) => out.add({ kind: 'chat', payload: words }),
    close() {
      isClosed = true
      clearInterval(watching)
      out.close()
      current?.connection.close()
    },
  }
}

export type AgentPeer = ReturnType<typeof createAgentPeer>
