// Loads Node's own fetch() before jsdom, whose copy of undici would replace it for the whole
// process: that one fails when a server closes a connection before its response was read to the
// end.
void fetch( 'data:,' );
