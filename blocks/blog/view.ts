import { createBlog } from '../../frontend/blog/create-blog';
import { readOptions } from '../../frontend/blog/options';
import { mountAll } from '../../frontend/mount';

mountAll( 'blog', createBlog, readOptions );
