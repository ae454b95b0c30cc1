/** Why a picture's face cannot be used. */
export const facesServer = {
  picture: 'Picture %{number}:',
  broken: 'The file is damaged or incomplete. Send it again.',
  tooManyPixels: 'The picture is too large. The limit is 100 megapixels.',
  tooSmall: 'The picture is too small. Each side needs at least 80 pixels.',
  oneColour: 'The picture has only one colour.',
  noFace: 'No face was found. Send a picture in which the whole face is seen, straight and well lit.',
  severalFaces: 'There are several faces. Send a picture of one person, or cut it out.',
  smallFace: 'The face is too small to compare. Send a closer picture.',
} as const
