import { drawPhoto } from './drawPhoto.ts'

/** The work of a heavy task: the decoder needs some memory. */
const work = ({ photo }: { photo: Uint8Array }): Promise<Uint8Array | null> => drawPhoto(photo)

export default work
