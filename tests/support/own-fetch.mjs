// Loads Node's own fetch() before jsdom, whose copy of undici would take its place for the whole process: it fails when a server closes a connection whose response was not read to the end.
void fetch( 'data:,' );
