import { describe, expect, test } from 'vitest'
import { type RemoteMapping, readReply, requestBody } from '../../../server/sources/remote/mapping.ts'

const mapping: RemoteMapping = {
  path: '/company',
  body: { cin: 'id' },
  outcome: { at: 'status', found: ['1'], notFound: ['0'] },
  record: {
    name: 'data.name',
    listed: { at: 'data.listed', values: { Y: true, N: false } },
    directors: { at: 'data.people.list', row: { name: 'name', role: { at: 'post.code', values: { D: 'director' } } } },
  },
}

const recordOf = (data: unknown) => {
  const reply = readReply(mapping, { status: 1, data })
  return reply?.found ? reply.record : reply
}

const person = { name: 'Asha Rao', post: { code: 'D' } }

test('only what is given is asked, in the words of the source', () => {
  expect(requestBody(mapping, { cin: 'U1', year: '2026' })).toEqual({ id: 'U1' })
  expect(requestBody(mapping, { cin: null })).toEqual({})
})

test.each([
  [{ status: 1 }, true],
  [{ status: '0' }, false],
  [{ status: 2 }, undefined],
  [null, undefined],
])('%j: found is %j', (reply, found) => {
  expect(readReply(mapping, reply)?.found).toBe(found)
})

describe('a list of the reply becomes the rows of a table', () => {
  test('each entry by the paths of its columns', () => {
    const list = [person, { name: 'Ravi Konda', post: { code: 'X' } }, { post: {} }]
    expect(recordOf({ name: 'Zenith', listed: 'N', people: { list } })).toEqual({
      name: 'Zenith',
      listed: false,
      directors: [
        { name: 'Asha Rao', role: 'director' },
        { name: 'Ravi Konda', role: undefined },
        { name: null, role: undefined },
      ],
    })
  })

  test.each([[{}], [{ people: null }], [{ people: { list: null } }], [{ people: { list: [] } }]])('none for %j', data =>
    expect(recordOf(data)).toMatchObject({ directors: [] }),
  )

  test.each([['none'], [{ 0: person }], [3], [false]])('%j is no list, and stays for the schema to refuse', list =>
    expect(recordOf({ people: { list } })).toMatchObject({ directors: list }),
  )

  test('an entry that is no object has empty cells', () => {
    expect(recordOf({ people: { list: ['Asha', null] } })).toMatchObject({
      directors: [
        { name: null, role: undefined },
        { name: null, role: undefined },
      ],
    })
  })
})
