import { Readable } from 'node:stream'
import { createChallenge } from '../faces/challenges.ts'
import { createFaceLivenessSource } from '../faces/livenessSource.ts'
import { createFaceMatchSource } from '../faces/matchSource.ts'
import { openFile } from '../files/openFile.ts'
import { storeCaseFile } from '../steps/caseLink.ts'
import { followChecks } from '../steps/followChecks.ts'
import { answer, caseOf, type Seeding } from './caseRun.ts'
import { facesApart, facesFollowing } from './faces.ts'
import { readQueuedAs } from './readAs.ts'

/** The person follows a challenge with the pictures of the samples; the face is so far from that of the card. */
export function pose(distance: number) {
  return async (seeding: Seeding): Promise<void> => {
    const { ctx, scope, id } = seeding
    const { id: challenge, steps } = await createChallenge(ctx, scope)
    const files: string[] = []
    for (const step of steps) {
      const { content } = await openFile(ctx, null, `sample_face_${step === 'straight' ? 'front' : step}`)
      const upload = { filename: `${step}.jpg`, file: Readable.from([content]) }
      files.push((await storeCaseFile(ctx, scope, (await caseOf(ctx, id)).row, upload)).id)
    }
    await answer(seeding, 'face', { challenge, files, fromCamera: true })
    await read(seeding, { answer: facesFollowing(steps), createSource: createFaceLivenessSource })
    await followChecks(ctx)
    await read(seeding, { answer: facesApart(distance), createSource: createFaceMatchSource })
  }
}

async function read({ ctx, id }: Seeding, as: Parameters<typeof readQueuedAs>[2]): Promise<void> {
  const check = (await caseOf(ctx, id)).steps.get('face')?.verification_id
  if (check) await readQueuedAs(ctx, check, as)
}
