/** Default of `PORT`; in a separate module so that scripts can load it without a build. */
export const defaultPort = 3000
