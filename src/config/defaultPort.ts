/** Where the site listens when no `PORT` is set; alone here, so that scripts can load it unbuilt. */
export const defaultPort = 3000
