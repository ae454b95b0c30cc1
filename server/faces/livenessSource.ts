import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import { concludeLiveness, judgeLiveness } from '../engines/faces/judgeLiveness.ts'
import { InputRejected, type OwnSource } from '../platform/ports/sources.ts'
import { translate } from '../platform/translate.ts'
import { claimChallenge } from './challenges.ts'
import { type Needed, readPictures, rejectPicture } from './readPictures.ts'

const NAME = 'faces'

/** Judges a challenge's pictures on this server. Pictures without any face are refused, which costs nothing. */
export const createFaceLivenessSource =
  (ctx: Needed): OwnSource =>
  async question => {
    const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1, found: true } as const
    const { challenge, frames } = question.query as InputOf<'face-liveness'>
    const steps = await claimChallenge(ctx.db, question.userId, challenge, frames)
    if (!steps) throw new InputRejected(translate(question.reading?.locale ?? 'en', 'faces.challengeGone'))
    const faces = await readPictures(ctx, question, frames)
    const [first] = faces
    if (first && 'problem' in first && faces.every(face => 'problem' in face))
      throw rejectPicture(question, 0, first.problem)
    const judged = judgeLiveness(steps, faces)
    const record: ResultOf<'face-liveness'> = {
      outcome: concludeLiveness(judged),
      steps: judged.map(({ done }, at) => {
        const face = faces[at]
        const seen = face && !('problem' in face) ? face : undefined
        return {
          picture: at + 1,
          step: steps[at] ?? 'straight',
          done,
          turn: seen ? within(-100, seen.yaw * 100) : null,
          mouth: seen ? within(0, seen.mouth * 100) : null,
        }
      }),
      problems: judged.flatMap(({ problem }, at) => (problem ? [{ picture: at + 1, problem }] : [])),
    }
    return { ...answer, record }
  }

const within = (least: number, value: number) => Math.round(Math.min(100, Math.max(least, value)))
