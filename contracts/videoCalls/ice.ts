import { z } from 'zod'

/** For `RTCPeerConnection`. */
export const iceServers = z.array(
  z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
)
export type IceServers = z.output<typeof iceServers>
