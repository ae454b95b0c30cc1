// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { videoCallsScreen as texts } from '../../../contracts/messages/en/videoCallsScreen.ts'
import { callFindings, callHeadlines } from '../../../contracts/videoCalls/findings.ts'
import type { ShownEvidence } from '../../../contracts/videoCalls/shown.ts'
import { Evidence } from '../../../src/resources/videoCalls/Evidence.tsx'
import { CardActions } from '../../../src/resources/videoCalls/room/CardActions.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const evidence: ShownEvidence = {
  headline: 'missing',
  findings: [
    { finding: 'cardUnanswered', blocks: true },
    { finding: 'panSourceDown', blocks: true },
    { finding: 'placeUnclear', blocks: false },
  ],
  card: {
    state: 'read',
    file: 'fil_1',
    answer: null,
    name: 'SURESH ROY',
    fields: [
      { name: 'number', value: '••••••000H', sure: true },
      { name: 'birthDate', value: '••••••4-12', sure: false },
    ],
    hints: 0,
  },
  pan: { state: 'notChecked', name: null, sameName: 'likely', at: null, pricePaise: 150 },
  face: { state: 'same', file: 'fil_2', score: 62, needs: 70 },
  place: { state: 'unclear', country: null, isRequired: true },
  problems: ['The balance is too low for a check.'],
  checks: [],
}

const room = (given: ShownEvidence, answers: Parameters<typeof renderConsolePage>[1]['answers'] = {}) => {
  const Room = () => (
    <Evidence isNarrow evidence={given}>
      <CardActions mayAnswer id="vcl_1" evidence={given} refresh={async () => {}} />
    </Evidence>
  )
  return renderConsolePage(Room, { answers })
}

describe('what a call has found', () => {
  test('names the worst first, what blocks and what is to be weighed, and calls nothing clean that is not', async () => {
    await room(evidence)
    expect(await screen.findByText(callHeadlines.missing.label.en)).toBeTruthy()
    const list = screen.getByRole('list', { name: texts.evidence.findings })
    const items = within(list).getAllByRole('listitem')
    expect(items.map(item => item.textContent)).toEqual([
      callFindings.cardUnanswered.label.en + texts.evidence.blocks,
      callFindings.panSourceDown.label.en + texts.evidence.blocks,
      callFindings.placeUnclear.label.en + texts.evidence.weighs,
    ])
    expect(screen.getByText(texts.evidence.panState.notChecked)).toBeTruthy()
    expect(screen.getByText('Score 62; your settings need 70')).toBeTruthy()
    expect(screen.getByText(texts.evidence.check)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toMatch(/balance/)
  })

  test('the agent says whether it is a print, and asks the source at the price shown', async () => {
    const { seen } = await room(evidence, {
      'POST /api/video-calls/vcl_1/card': () => ({ body: { answer: 'printed' } }),
      'POST /api/video-calls/vcl_1/pan': () => ({ body: { verificationId: 'ver_1', isNew: true } }),
    })
    const group = await screen.findByRole('group', { name: texts.evidence.question })
    within(group).getByRole('button', { name: texts.evidence.answer.printed }).click()
    screen.getByRole('button', { name: /Ask the source again \(₹1\.50\)/ }).click()
    const bodies = () => seen.flatMap(({ method, path, body }) => (method === 'POST' ? [[path, body]] : []))
    await waitFor(() =>
      expect(bodies()).toEqual([
        ['/api/video-calls/vcl_1/card', { file: 'fil_1', answer: 'printed' }],
        ['/api/video-calls/vcl_1/pan', { atMostPaise: 150 }],
      ]),
    )
  })

  test('an answer that stands is shown and not asked again', async () => {
    await room({ ...evidence, card: { ...evidence.card, answer: 'card' }, pan: { ...evidence.pan, pricePaise: null } })
    expect(await screen.findByText(texts.evidence.answers.card)).toBeTruthy()
    expect(screen.queryByRole('group', { name: texts.evidence.question })).toBeNull()
    expect(screen.queryByRole('button', { name: /source/ })).toBeNull()
  })
})
