import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { apiClientAt, signInAt } from '../../support/apiClient.ts'
import { databaseName, onServer, serverUrl } from '../../support/databaseTemplate.ts'
import { fieldFor, newestLink, recipientNamed, sendDocument } from '../../support/esign/sending.ts'
import { drawnSignature } from '../../support/esign/signers.ts'
import { built, launchServer } from '../../support/launch.ts'
import { from } from '../challans/citizen.ts'

const DOCUMENTS = 4
const EACH = 25
const KILL_AFTER_MS = 400
const SEALED_WITHIN_MS = 120_000

interface SignersFigures {
  signers: number
  /** Got no answer from the node that was killed, and tried again. */
  cut: number
  /** Told that they had signed, and the trail does not say so. */
  lost: number
  /** Entries of the trail for one signature beyond the first. */
  doubled: number
  /** Links and copies that went out more than once. */
  mailsTwice: number
  /** Documents that were not sealed in the end. */
  unsealed: number
}

/** A hundred people sign four documents at once on two nodes, which share a database and a directory; one node is killed meanwhile. */
export async function measureSigners(): Promise<SignersFigures> {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const env = { DATABASE_URL: serverUrl(name), DATA_DIR: dataDir, SANDBOX_DELAY_MS: '0', TRUST_PROXY: '127.0.0.1' }
  const first = await launchServer(env, built)
  try {
    const second = await launchServer(env, built)
    const people = await sentTo(first.url)
    const signing = people.map((person, index) => sign(person, index % 2 === 0 ? first.url : second.url, index))
    await sleep(KILL_AFTER_MS)
    await second.stop('SIGKILL')
    const told = await Promise.all(signing)
    const cut = told.filter(isTold => !isTold).length
    // Whoever got no answer tries again.
    for (const [index, person] of people.entries()) if (!told[index]) told[index] = await sign(person, first.url, index)
    return { signers: people.length, cut, ...(await verdict(name, people, told)) }
  } finally {
    await first.stop()
    await onServer(`drop database if exists ${name} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Person {
  id: string
  envelope: string
  token: string
}

async function sentTo(url: string): Promise<Person[]> {
  const call = await signInAt(url)
  const people: Person[] = []
  for (let number = 0; number < DOCUMENTS; number += 1) {
    const ids = Array.from({ length: EACH }, (_, index) => `d${number}s${index}`)
    const envelope = await sendDocument(call, {
      title: `Minutes ${number}`,
      pages: 2,
      recipients: ids.map(id => recipientNamed(id, `Signer ${id}`)),
      fields: ids.map((id, index) =>
        fieldFor(`f-${id}`, id, 1 + (index % 2), {
          x: 60 + (index % 5) * 95,
          y: 60 + index * 25,
          width: 80,
          height: 24,
        }),
      ),
    })
    for (const id of ids) {
      const link = await newestLink(url, `${id}@example.com`)
      people.push({ id, envelope, token: link.split('/').at(-1) ?? '' })
    }
  }
  return people
}

/** Whether they were told that they have signed. */
async function sign({ token }: Person, url: string, index: number): Promise<boolean> {
  const call = apiClientAt(url, from(index))
  try {
    const { state, sha256 } = await call<{ state: string; sha256: string }>('POST', '/public/esign-links/read', {
      token,
    })
    if (state !== 'open') return false
    await call('POST', '/public/esign-links/consent', { token, sha256 })
    const signature = { image: await drawnSignature(), source: 'drawn' }
    const given = { token, sha256, values: {}, signature, initials: null }
    return (await call<{ state: string }>('POST', '/public/esign-links/sign', given)).state === 'done'
  } catch {
    return false
  }
}

async function verdict(name: string, people: readonly Person[], told: readonly boolean[]) {
  const client = new pg.Client({ connectionString: serverUrl(name) })
  await client.connect()
  try {
    const ids = [...new Set(people.map(({ envelope }) => envelope))]
    const count = async (text: string) => Number((await client.query(text, [ids])).rows[0]?.count)
    const sealed = () => count(`select count(*) from envelopes where id = any($1) and state = 'completed'`)
    for (const until = Date.now() + SEALED_WITHIN_MS; (await sealed()) < ids.length && Date.now() < until; )
      await sleep(500)
    const { rows } = await client.query<{ recipient: string; count: string }>(
      `select recipient, count(*) from envelope_events where envelope_id = any($1) and kind = 'signed' group by recipient`,
      [ids],
    )
    const signed = new Map(rows.map(row => [row.recipient, Number(row.count)]))
    const mails = await count(
      `select count(*) from (
        select 1 from invitations join invitation_events as event on event.invitation_id = invitations.id
        where invitations.subject = any($1) and event.kind in ('sent', 'resent')
        group by invitations.kind, invitations.email_index having count(*) > 1) as twice`,
    )
    return {
      lost: people.filter(({ id }, index) => told[index] && !signed.has(id)).length,
      doubled: [...signed.values()].reduce((sum, times) => sum + times - 1, 0),
      mailsTwice: mails,
      unsealed: ids.length - (await sealed()),
    }
  } finally {
    await client.end()
  }
}
