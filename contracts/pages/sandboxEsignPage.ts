/** What the page of the sandbox's provider shows. */
export interface SandboxEsignState {
  transaction: string
  title: string
  /** SHA-256 of what is to be signed, in hex. */
  digest: string
  /** Whether it was answered already. */
  isOver: boolean
}
