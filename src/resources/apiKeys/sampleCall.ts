import { mounts } from '../../../contracts/calls/define.ts'
import { purposes } from '../../../contracts/codes.ts'
import { panCheck } from '../../../contracts/products/panCheck.ts'

/** A call that works as it stands, with a sandbox value that succeeds. No value of it holds a quote that a shell would read. */
export function sampleCall(key: string, origin: string): string {
  const body = JSON.stringify({ ...panCheck.example, consent: true, purpose: purposes[0] })
  return [
    `curl ${origin}${mounts.gateway}/${panCheck.id}`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'content-type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ')
}
