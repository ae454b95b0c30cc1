import type { readVideoKycFigures } from '../../../contracts/calls/videoKyc.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'

export type Figures = SuccessReply<typeof readVideoKycFigures>
